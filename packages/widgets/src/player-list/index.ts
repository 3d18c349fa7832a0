export { type ListedPlayer, PlayerList, type PlayerListProps, type PlayerListWords } from './PlayerList.tsx'
