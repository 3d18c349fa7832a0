import { ActivityList } from '@fandeck/widgets'

export const MyActivity = () => <ActivityList headingLevel={2} />
