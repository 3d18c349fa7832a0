/** Returns a small picture of a card, as a data URL. */
export const art = (at: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 510"><linearGradient id="a" x2=".7" y2="1"><stop stop-color="hsl(${at * 60} 80% 75%)"/><stop offset="1" stop-color="hsl(${at * 60} 60% 20%)"/></linearGradient><path d="M0 0H330V510H0Z" fill="url(#a)"/><circle cx="195" cy="170" r="90" fill="#fff" opacity=".8"/></svg>`,
  )}`

const mark = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 28 28) translate(11 13)">${[
    [-34, 0.08],
    [-4, 0.1],
    [26, 0.14],
  ]
    .map(
      ([angle, opacity]) =>
        `<rect x="10.5" y="4" width="13" height="19" rx="3" transform="rotate(${angle} 17 27)" opacity="${opacity}"/>`,
    )
    .join('')}</g>`

/** The pattern of the back of a card, as a data URL. */
export const MARKS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 113" fill="#fff">${mark(0, 0, -14)}${mark(55, 0, 14)}${mark(0, 57, 14)}${mark(55, 57, -14)}</svg>`,
)}`
