export { type MemberTab, MemberTabs, type MemberTabsProps } from './MemberTabs.tsx'
