const name = __resourceQuery.slice(1);
let wanted = __webpack_hash__;

async function update() {
  if (wanted === __webpack_hash__ || import.meta.webpackHot.status() !== 'idle') return;
  try {
    const updated = await import.meta.webpackHot.check(true);
    if (!updated) location.reload();
    else update();
  } catch (error) {
    console.warn(`[${name}] update not applicable, reloading`, error);
    location.reload();
  }
}

new EventSource(`/__hot/${name}`).addEventListener('built', (event) => {
  wanted = event.data;
  update();
});
