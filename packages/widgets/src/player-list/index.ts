export { type ListedPlayer, PlayerList, type PlayerListProps } from './PlayerList.tsx'
