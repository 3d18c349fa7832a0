import type { CodeFormat } from '@fandeck/sdk/claims'

/** The result of one picture. */
export interface CodeReading {
  /** Without separators and with valid check characters; `undefined` asks for another frame. */
  code: string | undefined
  /** All codes of a photograph, `code` first; absent for a window of the scanner, which shows one card. */
  codes?: readonly string[] | undefined
  /** The CPU time of the process during the reading, ms; includes pictures read concurrently. */
  cpuMs: number
}

/** Reads the printed code in a picture; does not check whether it was issued. */
export interface CodeReader {
  /**
   * @param format the code format of the minting; @defaultValue DEFAULT_CODE_FORMAT
   * @throws {@link OcrError} if the bytes are no picture, too large, or the time limit is exceeded
   */
  read(image: Buffer, format?: CodeFormat): Promise<CodeReading>
  /** Waits for running reads, then frees the models. */
  close(): Promise<void>
}

export type OcrErrorCode = 'ocr/not-an-image' | 'ocr/too-large' | 'ocr/timeout'

/** A picture that was refused before reading, or abandoned. */
export class OcrError extends Error {
  override readonly name = 'OcrError'
  readonly code: OcrErrorCode

  constructor(code: OcrErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
