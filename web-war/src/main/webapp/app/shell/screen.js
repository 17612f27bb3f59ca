/** What the page must know about the screen beyond what style sheets can do. */
const phone = matchMedia('(max-width: 40rem)');

/** On phones the primary button comes last, nearest to the thumb, for the eye and for the keyboard alike. */
export const isPhone = () => phone.matches;

export function followScreen(onChange) {
  phone.addEventListener('change', onChange);
  // Where the keyboard covers the page instead of shrinking it (iOS), the composer is lifted by what it covers.
  visualViewport?.addEventListener('resize', () => {
    const covered = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${visualViewport.scale > 1 ? 0 : covered}px`);
  });
}
