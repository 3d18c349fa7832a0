import * as hooks from '../index.ts'

export const others = {
  useContinueElsewhere: hooks.useContinueElsewhere,
  useRedeemContinuation: hooks.useRedeemContinuation,
  useContinuePurchase: hooks.useContinuePurchase,
}
