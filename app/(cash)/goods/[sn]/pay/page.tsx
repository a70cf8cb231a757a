export { default, metadata } from '../../../wares/[sn]/pay/page'
