import type { rentalContract } from '@/lib/contract/rental'
import { loadRentTerms } from '../../modules/rental/queries'
import { saveOffer } from '../../modules/rental/save-offer'
import { shelveOffer } from '../../modules/rental/shelve-offer'
import { placeRental } from '../../modules/trading/place-rental'
import { listOwnOffers, loadOwnOffer } from '../../modules/trading/queries-offers'
import { renewRental } from '../../modules/trading/renew-rental'
import type { Handlers } from '../handler'
import { withOrigin } from './with-origin'

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
