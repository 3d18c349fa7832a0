export { SignOut, type SignOutProps } from './SignOut.tsx'
