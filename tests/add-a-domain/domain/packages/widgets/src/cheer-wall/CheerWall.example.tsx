import { CheerWall } from '@fandeck/widgets'

export const Cheers = () => <CheerWall cheer="힘내자" />
