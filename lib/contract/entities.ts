import { z } from 'zod'
import * as afterSale from './entities/after-sale'
import * as bargain from './entities/bargain'
import * as booster from './entities/booster'
import * as campaign from './entities/campaign'
import * as chat from './entities/chat'
import * as claim from './entities/claim'
import * as content from './entities/content'
import * as deal from './entities/deal'
import * as deposit from './entities/deposit'
import * as desk from './entities/desk'
import * as dispute from './entities/dispute'
import * as goods from './entities/goods'
import * as goodsCsv from './entities/goods-csv'
import * as goodsForm from './entities/goods-form'
import * as goodsList from './entities/goods-list'
import * as goodsReview from './entities/goods-review'
import * as homeConf from './entities/home-conf'
import * as invite from './entities/invite'
import * as ledger from './entities/ledger'
import * as order from './entities/order'
import * as passport from './entities/passport'
import * as payout from './entities/payout'
import * as privacy from './entities/privacy'
import * as quickCoin from './entities/quick-coin'
import * as recycling from './entities/recycling'
import * as roleCard from './entities/role-card'
import * as ruling from './entities/ruling'
import * as serviceRating from './entities/service-rating'
import * as shop from './entities/shop'
import * as tradeTerms from './entities/trade-terms'
import * as user from './entities/user'
import * as wallet from './entities/wallet'
import * as want from './entities/want'

const MODULES = [
  afterSale,
  bargain,
  booster,
  campaign,
  chat,
  claim,
  content,
  deal,
  deposit,
  desk,
  dispute,
  goodsCsv,
  goodsForm,
  goodsList,
  goodsReview,
  goods,
  homeConf,
  invite,
  ledger,
  order,
  passport,
  payout,
  privacy,
  quickCoin,
  recycling,
  roleCard,
  ruling,
  serviceRating,
  shop,
  tradeTerms,
  user,
  wallet,
  want,
]

/** Object schemas that several calls share, by the name they have in the OpenAPI document. */
export const NAMED_SCHEMAS: ReadonlyMap<string, z.ZodObject> = new Map(
  MODULES.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      value instanceof z.ZodObject ? [[name.charAt(0).toUpperCase() + name.slice(1), value] as const] : [],
    ),
  ),
)
