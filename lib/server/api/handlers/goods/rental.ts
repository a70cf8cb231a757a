import type { rentalContract } from '@/lib/contract/goods/rental'
import { createBlock } from '../../../modules/listings/rental/create-block'
import { createCover } from '../../../modules/listings/rental/create-cover'
import { createRefusal } from '../../../modules/listings/rental/create-refusal'
import { deleteBlock } from '../../../modules/listings/rental/delete-block'
import { deleteRefusal } from '../../../modules/listings/rental/delete-refusal'
import { saveRentalOffer } from '../../../modules/listings/rental/save-rental-offer'
import { updateOfferStatus } from '../../../modules/listings/rental/update-offer-status'
import { listOwnOffers, loadOwnOffer } from '../../../modules/orders/trading/lists/queries-offers'
import {
  assertRenter,
  listRenters,
  loadRenewQuote,
  loadRentCalendar,
  loadRentQuote,
  loadRentTermsNow,
} from '../../../modules/orders/trading/lists/queries-rental'
import { createRentalOrder } from '../../../modules/orders/trading/places/create-rental-order'
import { renewRental } from '../../../modules/orders/trading/places/renew-rental'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const rentalHandlers: Handlers<typeof rentalContract> = {
  'GET /rental/terms': (ctx, input) => loadRentTermsNow(ctx, input.goodsSn),
  'GET /rental/ownOffers': (ctx, input) => listOwnOffers(ctx, input),
  'GET /rental/ownOffer': (ctx, input) => loadOwnOffer(ctx, input.goodsSn),
  'POST /rental/saveOffer': (ctx, { hour, night, day, week, deposit, ...form }) =>
    saveRentalOffer(ctx, { ...form, prices: { hour, night, day, week, deposit } }),
  'POST /rental/shelveOffer': (ctx, input) => updateOfferStatus(ctx, input),
  'POST /rental/buyCover': (ctx, input) => createCover(ctx, input),
  'POST /rental/place': (ctx, input, http) => withOrigin(ctx, http, createRentalOrder(ctx, input)),
  'GET /rental/quote': (ctx, input) => loadRentQuote(ctx, input),
  'GET /rental/renewQuote': (ctx, input) => loadRenewQuote(ctx, input),
  'GET /rental/calendar': (ctx, input) => loadRentCalendar(ctx, input.goodsSn),
  'POST /rental/block': (ctx, { goodsSn, startTime, endTime }) =>
    createBlock(ctx, { goodsSn, startsAt: startTime, endsAt: endTime }),
  'POST /rental/unblock': (ctx, input) => deleteBlock(ctx, input),
  'GET /rental/renters': (ctx) => listRenters(ctx),
  'POST /rental/refuseRenter': async (ctx, input) => {
    await assertRenter(ctx, input.renterId)
    await createRefusal(ctx, input)
  },
  'POST /rental/acceptRenter': (ctx, input) => deleteRefusal(ctx, input),
  'POST /rental/renew': (ctx, input) => renewRental(ctx, input),
}
