export { IdentityCheck, type IdentityCheckProps } from './IdentityCheck.tsx'
