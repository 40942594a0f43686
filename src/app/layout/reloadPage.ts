const key = 'reloadedAt';
const minute = 60_000;

/** Reloads the page, always on request, but automatically once a minute at most, to avoid a loop; returns whether. */
export const reloadPage = (isAsked: boolean): boolean => {
  const now = Date.now();
  if (!isAsked && now - Number(sessionStorage.getItem(key)) < minute) return false;
  sessionStorage.setItem(key, String(now));
  window.location.reload();
  return true;
};
