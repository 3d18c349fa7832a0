import { Originals } from '@fandeck/widgets'

export const AllOriginals = () => <Originals />
