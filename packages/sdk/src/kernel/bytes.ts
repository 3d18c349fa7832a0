/** `Uint8Array<ArrayBuffer>`; before 5.7 TypeScript knows no such parameter, and the packages' types pass in 5.4. */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>
