import type { ReactNode } from 'react'
import { BookingFrame } from '@/components/site/frame/booking-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export default async function BookingLayout({ children }: { children: ReactNode }) {
  const { host, conf } = await currentDist()
  return (
    <BookingFrame conf={conf} hotGames={await loadHotGames(host)}>
      {children}
    </BookingFrame>
  )
}
