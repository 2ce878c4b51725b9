import type { Article } from "../article.ts"

export const ficarNaAutogestaoOuSair = {
  slug: "ficar-na-autogestao-ou-sair",
  title: "GEAP, Cassi, Assefaz, Capesaúde: ficar na autogestão ou sair?",
  metaTitle: "Autogestão (GEAP, Cassi, Assefaz): ficar ou sair?",
  excerpt:
    "O que comparar antes de trocar a autogestão por um plano de mercado: quem pode entrar, o custo do ano, o ressarcimento, a rede e a carência na volta.",
  metaDescription:
    "GEAP, Cassi, Assefaz, Capesaúde ou plano de mercado? Veja as contas, a rede, a portabilidade de ida e de volta e o que muda no ressarcimento.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["portabilidade", "carencia", "mensalidade", "sougov"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>A autogestão costuma ganhar no preço e na permanência depois da aposentadoria; o plano de mercado, na rede de algumas cidades. Antes de sair, saiba que a volta pode ter carência, de até 180 dias para a maior parte dos atendimentos (Lei 9.656/1998, art. 12). O ressarcimento também muda de forma. [CAR-02, FED-14, FED-16]</p>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão. Se você fica na autogestão, não recebemos nada.</p>

<h2>O que é autogestão</h2>
<p>Autogestão é o plano de um grupo fechado. Em geral, cada autogestão tem o seu estatuto, e a entrada depende do vínculo com a patrocinadora: o órgão, a empresa ou a entidade que ajuda a mantê-la. [AUT-04]</p>
<p>No serviço federal, a assistência à saúde vem pelo SUS, pelo próprio órgão, por convênio ou contrato, ou por ressarcimento parcial de um plano privado (Lei 8.112/1990, art. 230). A autogestão patrocinada entra por convênio. [FED-08, FED-09]</p>

<h2>Quem pode entrar</h2>
<p>Na GEAP, pelo Convênio Único com a União, de 2023, são titulares os servidores federais da ativa e aposentados e os comissionados. Também são titulares os empregados da ativa, os militares dos ex-Territórios e os temporários da Lei 8.745/1993. A lista está em <a href="https://www.geap.org.br/institucional/servicos/quem-pode-aderir">quem pode aderir</a>. [AUT-02]</p>
<p>Cassi, Capesaúde e as demais têm estatutos próprios. Em qualquer uma, inclusive na GEAP, pergunte quem continua depois da aposentadoria e se o pensionista fica como titular. [AUT-04]</p>

<h2>O que mudou em 1º de julho de 2026</h2>
<p>Desde essa data, uma autogestão pode reunir servidores e militares de um ou de vários entes públicos. Também pode receber parentes até o 4º grau, do titular ou do cônjuge (RN 137/2006 da ANS, com a RN 649/2025). As duas coisas dependem do estatuto. [AUT-01]</p>

<h2>As contas antes de decidir</h2>
<ul>
<li><strong>Mensalidade.</strong> Some doze meses, de todas as pessoas, nos dois planos.</li>
<li><strong>Coparticipação.</strong> Peça o extrato do último ano e aplique os mesmos usos à tabela do outro plano. A conta está em <a href="/blog/coparticipacao-e-franquia">coparticipação e franquia</a>.</li>
<li><strong>Ressarcimento federal.</strong> Na autogestão por convênio com desconto em folha, como GEAP e Assefaz, não há comprovação anual. No plano de mercado, o titular deve ser você ou outra pessoa da lista da norma, e é preciso comprovar no SouGov, até 30 de maio, o que foi pago no ano anterior; sem isso, o benefício é suspenso (IN GABIN/MGI 496/2025). O passo a passo está em <a href="/blog/ressarcimento-no-sougov">ressarcimento no SouGov</a>. [FED-12, FED-14, FED-15, FED-16]</li>
<li><strong>Reajuste.</strong> A ANS fixa teto anual só para os planos individuais. Nos coletivos, o percentual é negociado. Peça os três últimos de cada contrato. [REA-01]</li>
<li><strong>Idade.</strong> Contratos de 2004 em diante têm dez faixas, e a última começa aos 59 anos (RN 563/2022 da ANS). Peça a tabela inteira. Para o STJ, o aumento só vale se estiver no contrato, seguir as normas e tiver percentual razoável (Tema 952), também nos coletivos (Tema 1.016). [IDA-01, IDA-10, IDA-11]</li>
</ul>

<h2>A rede na sua cidade</h2>
<p>Anote o pronto-socorro mais próximo, dois hospitais e os médicos que você já usa. Procure cada nome na rede daquele plano, e não na da operadora inteira. Depois ligue e confirme. Faça o mesmo na cidade para onde você pretende ir ao se aposentar. O roteiro está em <a href="/blog/rede-credenciada">rede credenciada</a>.</p>

<h2>Portabilidade na ida</h2>
<p>Com a portabilidade você troca de plano e não cumpre de novo as carências já cumpridas. Vale entre planos individuais, por adesão e empresariais, contratados depois de 1º de janeiro de 1999 ou adaptados, com contrato ativo e mensalidades em dia (RN 438/2018 da ANS). O contrato da autogestão tem de trazer o tipo de contratação e o registro na ANS. Os passos estão em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-01, CON-12]</p>
<ul>
<li>A primeira exige 2 anos no plano, ou 3 se houve cobertura parcial temporária. [POR-02]</li>
<li>O plano de destino deve estar em faixa de preço igual ou inferior. A faixa não se exige na troca de um empresarial por outro, em plano de preço pós-estabelecido nem na perda do vínculo. [POR-04]</li>
<li>Na adesão, você precisa ter vínculo com a entidade. [CON-02]</li>
<li>Não há declaração de saúde, salvo para coberturas que o plano antigo não tinha. [POR-14]</li>
<li>Cancele o plano antigo em até 5 dias do início do novo, e nunca antes dele. Passado o prazo, você fica sujeito a carências. [POR-08]</li>
</ul>
<p>Sem portabilidade, a adesão não tem carência para quem entra em até 30 dias da celebração do contrato. Quem se vinculou à entidade depois tem até 30 dias do aniversário do contrato (RN 557/2022 da ANS, art. 17). Nos dois casos pode haver cobertura parcial temporária. [CAR-06]</p>

<h2>A volta para a autogestão</h2>
<p>Para voltar, você ainda precisa do vínculo que o estatuto exige. Pela portabilidade, com as demais condições dela, quem saiu também por portabilidade espera 1 ano no plano novo, ou 2 se ele trouxe coberturas que a autogestão não tinha. Quem saiu sem ela espera 2 anos, ou 3 se houve cobertura parcial temporária. Sem portabilidade na volta, a carência vai até 24 horas em urgência e emergência, 300 dias em parto a termo e 180 nos demais casos. [POR-01, POR-02, POR-03, CAR-01, CAR-02, CAR-03]</p>
<p>A adesão a um novo plano de convênio costuma abrir um período de entrada sem carência, que muda a cada aditivo. Pergunte à gestão de pessoas se há um aberto e até que dia. [AUT-03]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas de contrato no plano novo, o atendimento de emergência não pode ser recusado por carência (Lei 9.656/1998, art. 12). A internação durante a carência tem regra própria, e o STJ vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. Veja em <a href="/blog/carencias">carências</a>. [CAR-03, URG-01, URG-02, URG-07]</p>
<p>Se negarem, exija a negativa por escrito e registre a reclamação na ANS no mesmo dia: 0800 701 9656. [NEG-01, NEG-08]</p>
</aside>

<h2>O que o Código de Defesa do Consumidor não cobre</h2>
<p>O Código vale para os planos de saúde, menos os de autogestão (STJ, Súmula 608). As regras da ANS para autogestões continuam a valer. [CDC-08, AUT-01]</p>
`,
} as const satisfies Article
