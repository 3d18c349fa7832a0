export { Withdrawal, type WithdrawalProps } from './Withdrawal.tsx'
