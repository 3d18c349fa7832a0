import { Ranking } from '@fandeck/widgets'

export const Collectors = () => <Ranking title="카드를 많이 모은 팬" />
