export { ReturnPill, type ReturnPillProps } from './ReturnPill.tsx'
