import type { GateErrorCode } from '@fandeck/sdk/gate'

/** Errors of the gate in front of a drop. */
export const enGateErrors: Record<GateErrorCode, string> = {
  'gate/pass-required': 'Only fans whose turn has come can buy now.',
  'gate/not-found': 'This drop was not found.',
  'gate/token-invalid': 'The waiting room was not recognised. Please enter it again.',
}
