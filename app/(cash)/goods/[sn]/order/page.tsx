export { default, metadata } from '../../../wares/[sn]/order/page'
