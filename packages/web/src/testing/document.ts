const { href } = location;
const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const);

// A page that has lost its session leaves for the login, and would take the tests with it.
navigation.addEventListener('navigate', (event) => {
  if (!event.destination.sameDocument && event.downloadRequest === null) event.preventDefault();
});

export function restoreDocument(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', href);
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of attributes) root.setAttribute(name, value);
  document.body.replaceChildren();
}
