-- Nobody can give a right that they do not hold: every active administrator who may change users gets the new ones.
with granted as (
  update users
  set permissions = permissions || array(select unnest(array['DataProtection_Reader', 'DataProtection_Updater']) except select unnest(permissions))
  where user_type_id = 1 and user_status_id = 1 and 'Users_Updater' = any (permissions) and not permissions @> array['DataProtection_Reader', 'DataProtection_Updater']
  returning id, user_status_id, parent_id, permissions
)
insert into audit_events (action, subject, subject_id, detail)
select 'update', 'user', id, jsonb_build_object(
  'userStatusId', user_status_id, 'parentId', parent_id, 'permissions', permissions, 'migration', '0015_rights_of_data_protection.sql'
)
from granted order by id;
