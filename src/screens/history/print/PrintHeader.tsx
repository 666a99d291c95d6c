import styled from 'styled-components';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { fullNameOf } from '../../../../store/core/values/fullName';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import type { Fact } from '../../../ui/data/FactList';
import { ReferenceText } from '../../../ui/data/TextOrDashes';
import { useOperator } from '../../../ui/frame/operator';
import { printText } from '../history.text';

const Head = styled.header`
  display: grid;
  gap: ${space.xs};
  padding-bottom: ${space.m};
  border-bottom: 2px solid ${color.ink};
  p {
    font-size: ${size.title};
  }
`;

/** The operator and the title. The title says that the page is not a tax invoice. */
export const PrintHeader = ({ title }: { readonly title: string }) => {
  const { name } = useOperator();
  return (
    <Head>
      <p>{name}</p>
      <h1>{title}</h1>
    </Head>
  );
};

/** The subscriber's name and number, for a `FactList`. */
export const useCustomerFacts = (): readonly Fact[] => {
  const t = useText(printText);
  const subscriber = useAppSelector(selectUserInfo);
  return [
    [t.name, subscriber === null ? '' : fullNameOf(subscriber)],
    [t.customerId, <ReferenceText key="customer" text={subscriber?.customerid} />],
  ];
};
