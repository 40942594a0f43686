const key = 'reloadedAt';
const minute = 60_000;

/** Loads the page anew: by itself once a minute at most, so that it never goes round in circles; whoever asks for it, always. */
export const reloadPage = (isAsked: boolean): boolean => {
  const now = Date.now();
  if (!isAsked && now - Number(sessionStorage.getItem(key)) < minute) return false;
  sessionStorage.setItem(key, String(now));
  window.location.reload();
  return true;
};
