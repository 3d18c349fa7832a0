// Written by `pnpm indexes`.
/** The characters that the network was trained on, in the order of its classes. */
export const trained: string = 'ACEFGHJKLNPRTUVWXY23479'
