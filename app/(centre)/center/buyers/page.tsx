export { default, metadata } from './buyGoodsOrder/page'
