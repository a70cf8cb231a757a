'use client'

import { createPortal } from 'react-dom'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { galleryPictures } from './gallery-pictures'
import styles from './goods-preview.module.css'
import type { Picture } from './picture-source'

/** Distance to the cover, px. */
const GAP = 12
const WIDTH = 428
const HEIGHT = 340
const SHOWN = 4
const known = new Map<string, Promise<Picture[]>>()

/** Loaded once per page. */
function loadPictures(sn: string): Promise<Picture[]> {
  const cached = known.get(sn)
  if (cached) return cached
  const request = lazyCall('GET /goods/goodsInfo', { goodsSn: sn }).then((goods) => galleryPictures(goods).pictures)
  known.set(sn, request)
  request.catch(() => known.delete(sn))
  return request
}

/** Pictures of an item next to its cover while the mouse rests on it; nothing if there are no more pictures. */
export function GoodsPreview({ sn, at }: { sn: string; at: DOMRect }) {
  const { data } = useLoad(sn, () => loadPictures(sn), { keeps: false })
  if (!data || data.length < 2) return null
  const top = Math.max(GAP, Math.min(at.top, window.innerHeight - HEIGHT - GAP))
  return createPortal(
    <ul className={styles.preview} style={{ top, left: at.right + GAP, width: WIDTH }} aria-hidden="true">
      {data.slice(-SHOWN).map(({ src, name }) => (
        <li key={src}>
          <img src={src} alt="" width={200} height={150} />
          <span>{name}</span>
        </li>
      ))}
    </ul>,
    document.body,
  )
}
