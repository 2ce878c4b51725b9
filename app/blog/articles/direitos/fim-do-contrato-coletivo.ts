import type { Article } from "../article.ts"

export const fimDoContratoColetivo = {
  slug: "fim-do-contrato-coletivo",
  title: "Quando o contrato coletivo termina: o que conferir e o que fazer",
  metaTitle: "Fim do contrato coletivo: o que conferir e o que fazer",
  excerpt:
    "Com o contrato cancelado você tem 60 dias para portar as carências. Como confirmar o aviso, quem pode excluir você, o que pedir e o que vale em tratamento.",
  metaDescription:
    "Fim do plano de saúde coletivo: os 60 dias da portabilidade, quando a operadora pode excluir, o plano individual sem carência e o que vale em tratamento.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["direitos"],
  tags: ["contrato", "portabilidade", "adesao", "ans"],
  publishedOn: "2026-09-17",
  reviewedOn: "2026-11-16",
  body: `
<p>Cancelado o contrato coletivo, você tem 60 dias para levar as carências cumpridas a outro plano, contados do dia em que soube. Não há tempo mínimo nem faixa de preço (RN 438/2018 da ANS, art. 8º). Confirme o aviso pelo telefone da carteirinha, continue pagando e não cancele por conta própria. [POR-05]</p>

<h2>Confirme o aviso</h2>
<p>O falso aviso de cancelamento costuma vir com boleto “para regularizar” ou telefone “para migrar hoje”.</p>
<ul>
<li>Não pague o boleto do aviso nem ligue para o número dele.</li>
<li>Ligue para a operadora, pelo número da carteirinha, e para a administradora, pelo número de um boleto antigo.</li>
<li>Pergunte se há comunicado de encerramento do seu contrato, com que data, e anote o protocolo.</li>
<li>Pergunte também à entidade, à empresa ou ao órgão que contratou o plano.</li>
</ul>
<p>Se ninguém confirmar, veja <a href="/blog/golpe-do-boleto-falso">como reconhecer o golpe</a>.</p>

<h2>O que pode terminar</h2>
<h3>O contrato inteiro</h3>
<p>O contrato coletivo pode ser encerrado nas condições escritas nele (RN 557/2022, art. 23). Peça a cláusula. No empresarial com menos de 30 pessoas, a rescisão pela operadora só vale com motivação idônea, isto é, um motivo legítimo (STJ, Tema 1.047). [RES-01, RES-05]</p>
<h3>Só a sua inscrição</h3>
<p>Sem passar pela entidade ou pela empresa, a operadora só exclui alguém em quatro casos: fraude; perda do vínculo ou da dependência; pedido da própria pessoa; falta de pagamento de quem paga direto (RN 557/2022, art. 24). [RES-06]</p>
<p>Se você pensa em deixar a entidade, use antes a portabilidade comum, com o plano ativo. Os casos que dão 60 dias são a morte do titular, o fim da condição de dependente, a demissão, a aposentadoria e o cancelamento do contrato. [POR-01, POR-05]</p>
<h3>Falta de pagamento</h3>
<p>Para quem paga direto à operadora ou à administradora, em contrato de 1999 em diante ou adaptado, são precisas ao menos duas mensalidades em aberto, seguidas ou não. A operadora avisa até o 50º dia de atraso e prova que o aviso chegou. A exclusão só ocorre 10 dias depois do aviso, se o débito não for pago (RN 593/2023). [CAN-03, CAN-04, CAN-05]</p>
<p>Durante a internação do titular ou de dependente, em plano hospitalar, quem paga direto não é suspenso nem excluído por atraso (art. 15). Veja <a href="/blog/atrasei-a-mensalidade">atrasei a mensalidade</a>. [CAN-08]</p>

<h2>O que pedir e guardar</h2>
<p>Peça por e-mail ou pelo aplicativo, para ficar registro:</p>
<ol>
<li>a data em que a cobertura termina, quem decidiu e com base em qual cláusula;</li>
<li>as datas de início e de fim do prazo da portabilidade, que a operadora antiga deve informar; [POR-15]</li>
<li>declaração com o registro do plano, a data de entrada de cada pessoa e as carências cumpridas;</li>
<li>comprovante de que as mensalidades estão em dia.</li>
</ol>
<p>Até a data final, use o plano: faça os exames já pedidos e guarde cópia de laudos e receitas.</p>

<h2>Para qual plano mudar</h2>
<h3>Portabilidade por fim do contrato</h3>
<p>São 60 dias, contados do dia em que você soube. Quem está internado também pode pedir. Quem tinha menos de 300 dias de plano cumpre o que faltar de carência; quem estava em cobertura parcial temporária, o prazo que restar. O pedido está em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-05, POR-06, POR-10]</p>
<h3>Plano individual da mesma operadora</h3>
<p>Se a operadora também mantém planos individuais, deve oferecê-los a quem estava no coletivo encerrado, sem novas carências. O prazo para optar é de 30 dias, contados do cancelamento (Resolução Consu 19/1999). Pergunte já na primeira semana. [RES-03]</p>
<p>Se ela não mantém, procure orientação jurídica. Segundo decisão da Terceira Turma do STJ, de 2020 (REsp 1.732.511), essa resolução não pode ser lida de modo a deixar a pessoa desamparada. A decisão não obriga os outros tribunais. [RES-04]</p>
<p>No plano individual, a operadora só rescinde por fraude ou por mais de 60 dias de atraso, seguidos ou não, em 12 meses, com aviso até o 50º dia (Lei 9.656/1998, art. 13). [CAN-01]</p>
<h3>Outro coletivo ou plano do órgão</h3>
<p>A entidade pode negociar com outra operadora. Antes de aceitar, veja se as carências são aproveitadas e se a rede atende a sua cidade. Pergunte também à gestão de pessoas se o órgão tem plano. Se houver, compare em <a href="/blog/ficar-na-autogestao-ou-sair">autogestão ou plano de mercado</a>.</p>
<p>Se você recebe ressarcimento do órgão, guarde os comprovantes e veja como registrar a troca em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>.</p>

<h2>Se alguém está internado ou em tratamento</h2>
<p>Mesmo depois da rescisão regular do coletivo, a operadora tem de manter os cuidados de quem está internado ou em tratamento que garante a sobrevivência ou a integridade física. Isso vai até a alta, desde que o titular pague a mensalidade inteira (STJ, Tema 1.082). [RES-02]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Peça ao médico um relatório com o tratamento e o risco de interromper. Envie à operadora e guarde o protocolo. Se ela negar, a negativa deve vir por escrito (RN 623/2024). Registre a reclamação na ANS pelo 0800 701 9656 e procure um advogado ou a Defensoria Pública no mesmo dia. [NEG-01, NEG-08]</p>
</aside>

<h2>Calendário</h2>
<aside>
<p><strong>O que fazer e até quando</strong></p>
<ul>
<li><strong>No primeiro dia:</strong> confirmar o aviso e anotar a data em que você soube.</li>
<li><strong>Na primeira semana:</strong> pedir a declaração e perguntar pelo plano individual da operadora.</li>
<li><strong>Até 30 dias do cancelamento:</strong> optar pelo plano individual, se houver. [RES-03]</li>
<li><strong>Até 60 dias do dia em que você soube:</strong> pedir a portabilidade. [POR-05]</li>
<li><strong>Antes da data final:</strong> ter a confirmação do novo plano, com início da vigência e carências.</li>
</ul>
</aside>
`,
} as const satisfies Article
