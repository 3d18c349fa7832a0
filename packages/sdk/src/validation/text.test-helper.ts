import fc from 'fast-check'

/** Any code point except lone surrogates. fast-check's own `binary` unit takes a second to set up in every file. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/** Texts of any characters, with many ASCII ones. */
export const anyText = (length: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ unit: fc.oneof(anyCharacter, fc.string({ minLength: 1, maxLength: 1 })), ...length })
