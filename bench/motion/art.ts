/** Returns a small picture of a card, as a data URL. */
export const art = (at: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 510"><linearGradient id="a" x2=".7" y2="1"><stop stop-color="hsl(${at * 60} 80% 75%)"/><stop offset="1" stop-color="hsl(${at * 60} 60% 20%)"/></linearGradient><path d="M0 0H330V510H0Z" fill="url(#a)"/><circle cx="195" cy="170" r="90" fill="#fff" opacity=".8"/></svg>`,
  )}`
