/** Maps the server's codes of the gate to SDK codes. */
export const gateErrors: Readonly<Record<string, GateErrorCode>> = {
  NOT_FOUND: 'gate/not-found',
}

/** Error codes of the gate. */
export type GateErrorCode = 'gate/not-found' | 'gate/pass-required' | 'gate/token-invalid'
