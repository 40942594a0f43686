/** Roles of a signed-in user (spec 3). */
export const roles = ['Administrator', 'Provider', 'Operator'] as const;
export type Role = (typeof roles)[number];

/** Right codes (spec 3 and 6). */
export const rights = [
  'Applications_Reader',
  'Applications_Updater',
  'Users_Reader',
  'Users_Writer',
  'Users_Updater',
  'Providers_Reader',
  'Providers_Writer',
  'Providers_Updater',
  'AnnualMaintenance_Reader',
  'AnnualMaintenance_Updater',
  'Configurations_Reader',
  'Configurations_Updater',
  'Audit_Reader',
  'ApplicationsModule_Reader',
  'ApplicationsModule_Writer',
  'ApplicationsModule_Updater',
  'AnnualMaintenanceModule_Reader',
  'AnnualMaintenanceModule_Writer',
  'AnnualMaintenanceModule_Updater',
  'DataProtection_Reader',
  'DataProtection_Updater',
  'Integration_Reader',
  'Integration_Updater',
] as const;
export type Right = (typeof rights)[number];

type ModuleOf<Code> = Code extends `${infer Module}_${string}` ? Module : never;
/** The module that a right belongs to: the part of its code before `_Reader`, `_Writer` or `_Updater`. */
export type RightModule = ModuleOf<Right>;

/** The name of each module in the permission grid, in the order of its rows. */
export const moduleNames: Readonly<Record<RightModule, string>> = {
  Applications: 'Pedidos de Elegibilidade',
  Users: 'Utilizadores',
  Providers: 'Prestadores de Serviço',
  AnnualMaintenance: 'Manutenção da Tarifa Social',
  Configurations: 'Configurações',
  Audit: 'Registo de atividade',
  ApplicationsModule: 'Pedidos de Elegibilidade',
  AnnualMaintenanceModule: 'Manutenção da Tarifa Social',
  DataProtection: 'Proteção de dados',
  Integration: 'Integração',
};

/** Users with one of `roles` (any role when absent) and one of `anyOf` (no right needed when absent). */
export interface AccessCondition {
  readonly roles?: readonly Role[];
  readonly anyOf?: readonly Right[];
}

/** Who may do something: whoever meets the condition, or one of several, such as one for each side. */
export type AccessRule = AccessCondition | { readonly anyRule: readonly AccessCondition[] };

/** The roles and rights of a session, which decide what its user may do. */
export interface Grants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

const administrator = ['Administrator'] as const;
/** The roles that submit requests: a provider and its operators (spec 1). */
export const providerSide = ['Provider', 'Operator'] as const;

const anyApplicationsModule = [
  'ApplicationsModule_Reader',
  'ApplicationsModule_Writer',
  'ApplicationsModule_Updater',
] as const;
const anyProviders = ['Providers_Reader', 'Providers_Writer', 'Providers_Updater'] as const;
const anyReaderOfApplications = ['Applications_Reader', 'ApplicationsModule_Reader'] as const;
const applicationReaders = {
  roles: administrator,
  anyOf: ['Applications_Reader', 'Applications_Updater'],
} as const;
const applicationModuleReaders = { roles: providerSide, anyOf: anyApplicationsModule } as const;

/** Rules by resource and action. */
export type AccessRows = Readonly<Record<string, Readonly<Record<string, AccessRule>>>>;

/**
 * The one table of access rights: who may perform which action on which resource (spec 2.1 and 6). Routes,
 * menu, buttons and the server's checks all read it.
 */
export const access = {
  session: {
    changePassword: { roles: providerSide },
    ownProvider: { roles: providerSide },
  },
  applications: {
    create: { roles: providerSide, anyOf: ['ApplicationsModule_Writer'] },
    list: applicationModuleReaders,
    show: applicationModuleReaders,
    /** The detail page, which also shows maintenance requests. */
    openDetail: {
      roles: providerSide,
      anyOf: [...anyApplicationsModule, 'AnnualMaintenanceModule_Reader'],
    },
    search: { anyOf: anyReaderOfApplications },
    recheck: { roles: providerSide, anyOf: ['ApplicationsModule_Writer'] },
    update: { roles: providerSide, anyOf: ['ApplicationsModule_Updater'] },
  },
  backofficeApplications: {
    list: applicationReaders,
    show: applicationReaders,
    search: { anyOf: anyReaderOfApplications },
    update: { roles: administrator, anyOf: ['Applications_Updater'] },
    export: applicationReaders,
    statuses: { roles: administrator },
  },
  maintenanceRequests: {
    list: { anyOf: ['AnnualMaintenance_Reader', 'AnnualMaintenanceModule_Reader'] },
    show: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] },
    notification: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] },
    template: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] },
    export: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] },
    upload: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Writer'] },
    uncommunicated: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Reader'] },
    uncommunicatedByProvider: { roles: administrator, anyOf: ['AnnualMaintenance_Reader'] },
    edit: { roles: providerSide, anyOf: ['AnnualMaintenanceModule_Updater'] },
    process: { roles: administrator, anyOf: ['AnnualMaintenance_Reader'] },
    select: { roles: administrator, anyOf: ['AnnualMaintenance_Updater'] },
    changePeriod: { roles: administrator, anyOf: ['AnnualMaintenance_Updater'] },
  },
  maintenanceFiles: {
    list: { anyOf: ['AnnualMaintenance_Reader', 'AnnualMaintenanceModule_Reader'] },
    show: { anyOf: ['AnnualMaintenance_Reader', 'AnnualMaintenanceModule_Reader'] },
  },
  users: {
    list: { roles: administrator, anyOf: ['Users_Reader'] },
    create: { roles: administrator, anyOf: ['Users_Writer'] },
    edit: { roles: administrator, anyOf: ['Users_Reader', 'Users_Updater'] },
    show: { roles: administrator, anyOf: ['Users_Reader'] },
    update: { roles: administrator, anyOf: ['Users_Updater'] },
  },
  providers: {
    list: { roles: administrator, anyOf: anyProviders },
    create: { roles: administrator, anyOf: ['Providers_Writer'] },
    edit: { roles: administrator, anyOf: ['Providers_Updater'] },
    pick: { roles: administrator },
  },
  userProviders: {
    list: { roles: administrator, anyOf: anyProviders },
    show: { roles: administrator, anyOf: ['Providers_Reader'] },
    create: { roles: administrator, anyOf: ['Providers_Writer'] },
    edit: { roles: administrator, anyOf: ['Providers_Updater'] },
  },
  auditRecords: {
    list: { roles: administrator, anyOf: ['Audit_Reader'] },
    show: { roles: administrator, anyOf: ['Audit_Reader'] },
  },
  services: {
    edit: { roles: administrator, anyOf: ['Configurations_Updater'] },
  },
  decisionTexts: {
    list: { roles: administrator, anyOf: ['Configurations_Reader'] },
    show: { roles: administrator, anyOf: ['Configurations_Reader'] },
    create: { roles: administrator, anyOf: ['Configurations_Updater'] },
    edit: { roles: administrator, anyOf: ['Configurations_Updater'] },
    delete: { roles: administrator, anyOf: ['Configurations_Updater'] },
  },
} as const satisfies AccessRows;

let rows: AccessRows = access;

/** Adds the rows of a module to the table; the lists in modules/ do so for every module that is in. */
export const addAccess = (more: AccessRows): void => {
  rows = { ...rows, ...more };
};

/** Returns the whole table: the core's rows and those of modules. */
export const accessTable = (): AccessRows => rows;

/** Returns the rule for an action on a resource; undefined when the table has none. */
export const accessRule = (resource: string, action: string): AccessRule | undefined =>
  rows[resource]?.[action];

/** Returns the conditions of a rule, of which a user must meet one. */
export const conditionsOf = (rule: AccessRule): readonly AccessCondition[] =>
  'anyRule' in rule ? rule.anyRule : [rule];

/** Returns whether these grants satisfy a rule. */
export const satisfies = (grants: Grants, rule: AccessRule): boolean =>
  conditionsOf(rule).some(
    ({ roles, anyOf }) =>
      (!roles || roles.some((role) => grants.roles.includes(role))) &&
      (!anyOf || anyOf.some((right) => grants.permissions.includes(right))),
  );

/** Returns whether these grants allow an action on a resource; anything missing from the table is refused. */
export const allows = (grants: Grants, resource: string, action: string): boolean => {
  const rule = accessRule(resource, action);
  return rule !== undefined && satisfies(grants, rule);
};

/** Returns the roles that a right is meant for: those named by rules that require it. */
export const rolesOfRight = (right: Right): Role[] => {
  const conditions = Object.values(rows)
    .flatMap((actions) => Object.values<AccessRule>(actions))
    .flatMap(conditionsOf);
  return roles.filter((role) =>
    conditions.some((one) => one.roles?.includes(role) && one.anyOf?.includes(right)),
  );
};
