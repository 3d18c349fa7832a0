import { Image } from '../../primitives/image/Image.tsx'
import './FormationShare.css'

/** The picture of a formation, 1200x630. */
export const FormationPicture = ({ src, alt }: { src: string; alt: string }) => (
  <Image
    className="fandeck-formation-picture"
    shownWidth={1200}
    src={src}
    alt={alt}
    width={1200}
    height={630}
  />
)
