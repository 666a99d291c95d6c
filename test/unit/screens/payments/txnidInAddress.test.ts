import { txnidHintIn, txnidIn } from '../../../../src/screens/payments/status/txnidInAddress';

const at = (address: string): URL => new URL(address, 'https://selfcare.example.com');

describe('The address by which a provider returns', () => {
  it.each([
    ['/paymentstatuscheck?txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?TXNID=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?TxnId=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?status=success&txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?status=success?txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=TX-0042?status=success', 'TX-0042'],
    ['/paymentstatuscheck?status=success;txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=TX-0042;status=success', 'TX-0042'],
    ['/paymentstatuscheck?status=success&amp;txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=%20TX-0042%20', 'TX-0042'],
    ['/paymentstatuscheck?txnid=+TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?%20txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid%20=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck#txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck#?txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=&TXNID=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=#txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck/?txnid=TX-0042', 'TX-0042'],
    ['/PaymentStatusCheck?txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck/success?txnid=TX-0042', 'TX-0042'],
    ['/paymentstatuscheck?txnid=TX%2F00%3B42', 'TX/00;42'],
    ['/paymentstatuscheck', ''],
    ['/paymentstatuscheck?txnid=', ''],
    ['/paymentstatuscheck?mytxnid=TX-0042', ''],
    [`/paymentstatuscheck?txnid=${'9'.repeat(64)}`, '9'.repeat(64)],
    [`/paymentstatuscheck?txnid=${'9'.repeat(65)}`, ''],
    ['/paymentstatuscheck/TX-0042', ''],
  ])('%s names the payment "%s"', (address, txnid) => {
    expect(txnidIn(at(address))).toBe(txnid);
  });

  it.each([
    ['/paymentstatuscheck/TX-0042', 'TX-0042'],
    ['/PaymentStatusCheck/TX-0042/', 'TX-0042'],
    ['/paymentstatuscheck/TX%200042', 'TX 0042'],
    ['/paymentstatuscheck/42%', '42%'],
    ['/paymentstatuscheck/success', ''],
    ['/paymentstatuscheck/foo', ''],
    ['/paymentstatuscheck/', ''],
    ['/paymentstatuscheck', ''],
    [`/paymentstatuscheck/${'9'.repeat(65)}`, ''],
  ])('%s suggests "%s" in the form that asks for the reference', (address, hint) => {
    expect(txnidHintIn(at(address))).toBe(hint);
  });
});
