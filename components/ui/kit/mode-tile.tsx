import { DrawnCell } from '@/components/ui/pictures/drawn-cell'
import { MODE_TILES, MODE_TILES_URL, type ModeTile as Name } from '@/lib/shared/pictures/art-url'

/** Icon of a trade mode. */
export const ModeTile = ({ name, ...shown }: { name: Name; size: number; className?: string }) => (
  <DrawnCell src={MODE_TILES_URL} at={MODE_TILES.indexOf(name)} of={MODE_TILES.length} {...shown} eager />
)
