import { Image } from '@fandeck/widgets'

/** The picture of a formation, 1200x630. */
export const SharedPicture = ({ src, alt }: { src: string; alt: string }) => (
  <Image className="site-campaign__shared" shownWidth={1200} src={src} alt={alt} width={1200} height={630} />
)
