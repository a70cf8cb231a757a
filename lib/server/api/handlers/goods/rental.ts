import type { rentalContract } from '@/lib/contract/goods/rental'
import { loadRentTerms } from '../../../modules/listings/rental/queries'
import { saveOffer } from '../../../modules/listings/rental/save-offer'
import { shelveOffer } from '../../../modules/listings/rental/shelve-offer'
import { listOwnOffers, loadOwnOffer } from '../../../modules/orders/trading/lists/queries-offers'
import { placeRental } from '../../../modules/orders/trading/places/place-rental'
import { renewRental } from '../../../modules/orders/trading/places/renew-rental'
import type { Handlers } from '../../handler'
import { withOrigin } from '../site/with-origin'

export const rentalHandlers: Handlers<typeof rentalContract> = {
  'GET /rental/terms': (ctx, input) => loadRentTerms(ctx, input.goodsSn),
  'GET /rental/ownOffers': (ctx, input) => listOwnOffers(ctx, input),
  'GET /rental/ownOffer': (ctx, input) => loadOwnOffer(ctx, input.goodsSn),
  'POST /rental/saveOffer': (ctx, { hour, night, day, week, deposit, ...form }) =>
    saveOffer(ctx, { ...form, prices: { hour, night, day, week, deposit } }),
  'POST /rental/shelveOffer': (ctx, input) => shelveOffer(ctx, input),
  'POST /rental/place': (ctx, input, http) => withOrigin(ctx, http, placeRental(ctx, input)),
  'POST /rental/renew': (ctx, input) => renewRental(ctx, input),
}
