// Full-width ASCII, and half-width Hangul.
const OTHER_WIDTH = /[！-～ﾡ-ￜ]/g

/** Controls, formats, lone surrogates and letters that fonts draw as nothing; not the joiner between two emoji. */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu

/** Returns the text with full-width letters, digits and signs as ASCII, and half-width Hangul as Hangul. */
export const foldWidth = (text: string): string =>
  text.replace(OTHER_WIDTH, (character) => character.normalize('NFKC'))

/**
 * Cleans what was typed or pasted into a field of one line: width, invisible characters, decomposed Hangul, line breaks
 * and surrounding spaces. A text of invisible characters alone is empty.
 *
 * @example
 * cleanLine(' ｍｏｏｎ달빛\u200b ') // 'moon달빛'
 * @see D94
 */
export const cleanLine = (typed: string): string => cleanText(foldWidth(typed).replace(/\s/g, ' '))

/**
 * Cleans what was typed or pasted into a field of several lines: invisible characters, decomposed Hangul and
 * surrounding spaces. Keeps width and line breaks.
 *
 * @example
 * cleanText('카드가\r\n안 와요.\u200b\n') // '카드가\n안 와요.'
 * @see D94
 */
export const cleanText = (typed: string): string =>
  typed
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .join('\n')
    .normalize('NFC')
    .trim()
