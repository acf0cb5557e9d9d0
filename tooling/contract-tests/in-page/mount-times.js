// Runs in a page as it stands here: mounts and leaves again by the address alone.

function kitGo(to) {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

async function kitUntil(isSo, patience) {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (isSo()) return true;
    await new Promise((next) => setTimeout(next, 4));
  }
  return false;
}

function kitIsThere([root, landmark]) {
  const place = document.querySelector(root);
  if (!place?.textContent.includes(landmark)) return false;
  return !place.querySelector('[aria-busy="true"], [aria-label^="Loading"]');
}

function kitIsGone() {
  const isStageThere = document.querySelector('[data-kit-stage]') !== null;
  return isStageThere && document.querySelector('[data-kit-place]') === null;
}

/** Returns what went wrong, else null. */
window.kitMountTimes = async ({ times, places, patience, stage, address }) => {
  for (let count = 1; count <= times; count += 1) {
    kitGo(address);
    if (!(await kitUntil(() => places.every(kitIsThere), patience)))
      return `mount ${count} does not show what the first did`;
    kitGo(stage);
    if (!(await kitUntil(kitIsGone, patience))) return `mount ${count} can not be left`;
  }
  return null;
};
