import { consoleApiKeyContract } from './console/console-api-key'
import { consoleBlackContract } from './console/console-black'
import { consoleCampaignContract } from './console/console-campaign'
import { consoleCaseContract } from './console/console-case'
import { consoleClaimContract } from './console/console-claim'
import { consoleContactContract } from './console/console-contact'
import { consoleContentContract } from './console/console-content'
import { consoleDisputeContract } from './console/console-dispute'
import { consoleExportContract } from './console/console-export'
import { consoleGameContract } from './console/console-game'
import { consoleGoodsContract } from './console/console-goods'
import { consoleLeadContract } from './console/console-lead'
import { consoleLedgerContract } from './console/console-ledger'
import { consoleLegalContract } from './console/console-legal'
import { consoleOrderContract } from './console/console-order'
import { consoleOverviewContract } from './console/console-overview'
import { consolePayoutContract } from './console/console-payout'
import { consolePlanContract } from './console/console-plan'
import { consoleQualityContract } from './console/console-quality'
import { consoleRestrictionContract } from './console/console-restriction'
import { consoleRiskContract } from './console/console-risk'
import { consoleRuleContract } from './console/console-rule'
import { consoleSearchContract } from './console/console-search'
import { consoleShareContract } from './console/console-share'
import { consoleSiteContract } from './console/console-site'
import { consoleStaffContract } from './console/console-staff'
import { consoleUserContract } from './console/console-user'
import { consoleViewContract } from './console/console-view'
import { consoleWebhookContract } from './console/console-webhook'
import { deskContract } from './desk/desk'
import { deskAgreementContract } from './desk/desk-agreement'
import { deskCaseContract } from './desk/desk-case'
import { deskCheckContract } from './desk/desk-check'
import { deskClaimContract } from './desk/desk-claim'
import { deskComplaintContract } from './desk/desk-complaint'
import { deskDisputeContract } from './desk/desk-dispute'
import { deskOrderContract } from './desk/desk-order'
import { deskRecyclingContract } from './desk/desk-recycling'
import { deskTagContract } from './desk/desk-tag'
import { activityContract } from './goods/activity'
import { boosterContract } from './goods/booster'
import { evaluationContract } from './goods/evaluation'
import { goodsContract } from './goods/goods'
import { goodsBargainContract } from './goods/goods-bargain'
import { goodsBulkContract } from './goods/goods-bulk'
import { goodsCheckContract } from './goods/goods-check'
import { goodsCodeContract } from './goods/goods-code'
import { goodsDraftContract } from './goods/goods-draft'
import { goodsPageContract } from './goods/goods-page'
import { goodsWantContract } from './goods/goods-want'
import { inquiryContract } from './goods/inquiry'
import { questionContract } from './goods/question'
import { quickCoinContract } from './goods/quick-coin'
import { quickCoinShopContract } from './goods/quick-coin-shop'
import { recyclingContract } from './goods/recycling'
import { rentalContract } from './goods/rental'
import { sellerHoursContract } from './goods/seller-hours'
import { shopContract } from './goods/shop'
import type { Contract } from './kit'
import { agreementContract } from './orders/agreement'
import { claimContract } from './orders/claim'
import { commRatingContract } from './orders/comm-rating'
import { cusSerContract } from './orders/cus-ser'
import { disputeContract } from './orders/dispute'
import { imContract } from './orders/im'
import { orderContract } from './orders/order'
import { orderDealContract } from './orders/order-deal'
import { payContract } from './orders/pay'
import { apiKeyContract } from './people/api-key'
import { blackContract } from './people/black'
import { inviteContract } from './people/invite'
import { notificationContract } from './people/notification'
import { payoutContract } from './people/payout'
import { privacyContract } from './people/privacy'
import { roleCardContract } from './people/role-card'
import { serviceCaseContract } from './people/service-case'
import { staffContract } from './people/staff'
import { teamContract } from './people/team'
import { testModeContract } from './people/test-mode'
import { userContract } from './people/user'
import { userFaceContract } from './people/user-face'
import { userImContract } from './people/user-im'
import { userRestrictionContract } from './people/user-restriction'
import { userSecurityContract } from './people/user-security'
import { userVendorContract } from './people/user-vendor'
import { webhookContract } from './people/webhook'
import { commContract } from './site/comm'
import { distContract } from './site/dist'
import { legalContract } from './site/legal'
import { operationContract } from './site/operation'
import { videoContract } from './site/video'

/** All endpoints of the API. */
export const contract = {
  ...userContract,
  ...userVendorContract,
  ...userImContract,
  ...userFaceContract,
  ...userRestrictionContract,
  ...userSecurityContract,
  ...commContract,
  ...commRatingContract,
  ...distContract,
  ...videoContract,
  ...legalContract,
  ...goodsContract,
  ...goodsPageContract,
  ...goodsBargainContract,
  ...goodsBulkContract,
  ...sellerHoursContract,
  ...goodsCheckContract,
  ...goodsCodeContract,
  ...goodsDraftContract,
  ...goodsWantContract,
  ...quickCoinContract,
  ...quickCoinShopContract,
  ...evaluationContract,
  ...orderContract,
  ...orderDealContract,
  ...agreementContract,
  ...disputeContract,
  ...claimContract,
  ...rentalContract,
  ...shopContract,
  ...payContract,
  ...payoutContract,
  ...imContract,
  ...activityContract,
  ...operationContract,
  ...cusSerContract,
  ...blackContract,
  ...boosterContract,
  ...inquiryContract,
  ...questionContract,
  ...recyclingContract,
  ...notificationContract,
  ...roleCardContract,
  ...inviteContract,
  ...privacyContract,
  ...apiKeyContract,
  ...teamContract,
  ...webhookContract,
  ...testModeContract,
  ...serviceCaseContract,
  ...staffContract,
  ...deskOrderContract,
  ...deskContract,
  ...deskTagContract,
  ...consoleViewContract,
  ...deskAgreementContract,
  ...deskClaimContract,
  ...deskComplaintContract,
  ...deskDisputeContract,
  ...deskCheckContract,
  ...deskCaseContract,
  ...deskRecyclingContract,
  ...consoleSearchContract,
  ...consoleStaffContract,
  ...consolePayoutContract,
  ...consoleOrderContract,
  ...consoleDisputeContract,
  ...consoleClaimContract,
  ...consoleLedgerContract,
  ...consoleUserContract,
  ...consoleBlackContract,
  ...consoleLeadContract,
  ...consoleContentContract,
  ...consoleLegalContract,
  ...consoleGameContract,
  ...consoleCaseContract,
  ...consoleCampaignContract,
  ...consoleRestrictionContract,
  ...consoleRiskContract,
  ...consoleQualityContract,
  ...consoleRuleContract,
  ...consoleContactContract,
  ...consolePlanContract,
  ...consoleShareContract,
  ...consoleSiteContract,
  ...consoleOverviewContract,
  ...consoleGoodsContract,
  ...consoleExportContract,
  ...consoleWebhookContract,
  ...consoleApiKeyContract,
} as const satisfies Contract

export type ApiContract = typeof contract
export type Call = keyof ApiContract
