'use client'

import { useForm } from '@/components/ui/forms/use-form'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { type BookingFields, bookingError } from './booking-error'
import { useGameAreas } from './use-game-areas'

const PATH = '/campaign/booking/seasonBooking'

interface BookingStart {
  seasonId: number
  service: string
  /** Game of a season, used to load its areas. */
  gameOf: (seasonId: number) => number | undefined
}

/** The visitor's input, the areas of the selected game, and submission; visitors are sent to the login first. */
export function useBookingForm(
  { seasonId: firstSeason, service: firstService, gameOf }: BookingStart,
  onBooked: () => void,
) {
  const intent = useIntent()
  const form = useForm<BookingFields>({
    start: {
      seasonId: firstSeason,
      service: firstService,
      areaId: '',
      serverId: '',
      contactType: 'qq',
      contact: '',
      note: '',
    },
    validate: (fields) => bookingError(fields, (areas?.length ?? 0) > 0),
    send: async ({ seasonId, service, areaId, serverId, contactType, contact, note }) => {
      const input = {
        seasonId: String(seasonId),
        service: service as 'rank',
        ...(areaId && { areaId }),
        ...(serverId && { serverId }),
        contactType,
        contact: contact.trim(),
        note: note.trim(),
      }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const booked = await lazyCall('POST /activity/booking/seasonBooking', input, { idempotencyKey })
      intent.forget()
      toast({ text: `预约成功：${booked.gameName} ${booked.seasonTitle}` })
      onBooked()
    },
  })
  const { seasonId } = form.fields
  const areas = useGameAreas(gameOf(seasonId))
  const submit = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (!redirectToLogin(seasonId ? `${PATH}?seasonId=${seasonId}` : PATH)) await form.submit()
  }
  return { ...form, areas, submit }
}
