import type { ReactNode } from 'react';
import styled from 'styled-components';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { fullNameOf } from '../../../../store/core/values/fullName';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
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

/** Names and values in two columns. */
export const PrintFacts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.xs} ${space.xl};
  padding: ${space.m} 0;
  dt {
    color: ${color.inkSoft};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const PrintFact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

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

export const PrintedCustomer = () => {
  const t = useText(printText);
  const subscriber = useAppSelector(selectUserInfo);
  const name = subscriber === null ? '' : fullNameOf(subscriber);
  return (
    <>
      <PrintFact name={t.name}>
        <TextOrDashes text={name} />
      </PrintFact>
      <PrintFact name={t.customerId}>
        <ReferenceText text={subscriber?.customerid} />
      </PrintFact>
    </>
  );
};
