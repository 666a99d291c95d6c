import { type FormEvent, type ReactNode, useState } from 'react';
import { selectOttServices } from '../../../../store/app/app';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Stack } from '../../../ui/layout/Card';
import { DockedBar } from '../../../ui/layout/DockedBar';
import { ottQuickPayText } from './ottQuickPay.text';

type Name = 'service' | 'mobileno';

interface OttFormProps {
  readonly mobileno: string;
  /** The service that was chosen before, or that the address names; '' for none. */
  readonly productid: string;
  readonly isBusy: boolean;
  /** `productid` is '' where the operator chooses the service. */
  readonly onSubmit: (mobileno: string, productid: string) => void;
  /** Why the last press made no request, or nothing. */
  readonly children: ReactNode;
}

/** Whose service it is. What it costs the operator tells with the request to pay. */
export const OttForm = ({ mobileno, productid, isBusy, onSubmit, children }: OttFormProps) => {
  const t = useText(ottQuickPayText);
  const { services, preselected } = useServices(productid);
  const [errors, setErrors] = useState<FieldErrors<Name, Name>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = mobileNumberIn(typedIn(event.currentTarget, 'mobileno'));
    const service = services.length === 0 ? productid : typedIn(event.currentTarget, 'service');
    const found: FieldErrors<Name, Name> = {
      ...(services.length > 0 && service === '' && { service: 'service' }),
      ...(!MOBILE.test(number) && { mobileno: 'mobileno' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(number, service);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={errors} texts={t.errors} />
        {services.length > 0 && (
          <RadioGroup
            name="service"
            label={t.service}
            choices={services.map(({ productid: value, name }) => ({ value, label: name }))}
            defaultValue={preselected}
            error={errors.service && t.errors[errors.service]}
          />
        )}
        <Field
          name="mobileno"
          label={t.mobileno}
          hint={t.mobilenoHint}
          error={errors.mobileno && t.errors[errors.mobileno]}
          type="tel"
          autoComplete="tel"
          prefix="+91"
          maxLength={40}
          defaultValue={mobileno}
        />
        <p>{t.price}</p>
        <DockedBar>
          {children}
          <Button type="submit" wide busy={isBusy}>
            {t.ask}
          </Button>
        </DockedBar>
      </Stack>
    </form>
  );
};

/**
 * The services to choose from, as the deployment lists them; none where the address names a service that is not listed.
 * The only one of a list is chosen already.
 */
const useServices = (productid: string) => {
  const listed = useAppSelector(selectOttServices);
  const isListed = listed.some((service) => service.productid === productid);
  const services = productid === '' || isListed ? listed : [];
  return {
    services,
    preselected: services.length === 1 ? services[0]?.productid : productid,
  };
};
