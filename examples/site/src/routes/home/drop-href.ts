export const dropHref = (dropId: number) => `/drops/${dropId}`
