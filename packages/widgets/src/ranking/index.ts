export { Ranking, type RankingProps } from './Ranking.tsx'
