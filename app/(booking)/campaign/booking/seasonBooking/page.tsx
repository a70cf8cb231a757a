import type { Metadata } from 'next'
import { BookingPage } from '@/components/site/campaign/booking-page'
import { SeasonHead } from '@/components/site/campaign/season-head'
import { loadSeasons } from '@/lib/server/loaders/load-campaigns'
import { SEASON_SERVICES } from '@/lib/shared/trade/season-services'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

const TEXT = '提前预约新赛季的代练和护航名额，赛季一开始就有人手，不排队。'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({ path: '/campaign/booking/seasonBooking', title: '赛季预约', description: TEXT })

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Query: seasonId and service, chosen on the package page. */
export default async function SeasonBookingPage({ searchParams }: Props) {
  const { seasonId, service } = await searchParams
  const seasons = await loadSeasons((await currentDist()).host)
  const chosen = seasons.find((season) => String(season.seasonId) === seasonId && season.open)
  return (
    <>
      <SeasonHead title="赛季预约" text={TEXT} />
      <BookingPage
        seasons={seasons}
        initial={{
          seasonId: chosen?.seasonId ?? 0,
          service: SEASON_SERVICES.find(({ id }) => id === service)?.id ?? '',
        }}
      />
    </>
  )
}
