import { PointHistory } from '@fandeck/widgets'

export const Points = () => <PointHistory headingLevel={2} />
