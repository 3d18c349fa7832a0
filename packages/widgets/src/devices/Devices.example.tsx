import { Devices } from '@fandeck/widgets'

export const MyDevices = () => <Devices />
