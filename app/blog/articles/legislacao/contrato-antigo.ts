import type { Article } from "../article.ts"

export const contratoAntigo = {
  slug: "contrato-antigo",
  title: "Contrato antigo (antes de 1999 ou de 2004): manter, adaptar ou migrar",
  metaTitle: "Plano de saúde antigo: manter, adaptar ou migrar?",
  excerpt:
    "A data do contrato decide o aumento por idade, a portabilidade e quem entra como dependente. Veja o que a adaptação muda e o que o STF ainda não concluiu.",
  metaDescription:
    "Plano anterior a 1999 ou a 2004: o que falta no contrato antigo, como funciona a adaptação, o aumento depois dos 60 e o que está em aberto no STF.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao", "direitos"],
  tags: ["contrato", "faixa-etaria", "reajuste", "portabilidade"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>O aumento por idade depende da data do contrato. Em 1999 começa a valer a lei dos planos; em 2004, o Estatuto da Pessoa Idosa e as dez faixas. Em outubro de 2025 o STF formou maioria contra o aumento depois dos 60 nos contratos antigos, sem proclamação até 15 de novembro de 2026. Adaptar traz as coberturas da lei sem nova carência, e a operadora não pode impor a mudança. [IDA-01, IDA-05, IDA-08, IDA-12]</p>

<h2>Descubra a data do contrato</h2>
<p>Procure a data na proposta assinada ou no contrato. Se não achar, peça à operadora. No plano coletivo, peça duas: a do contrato da entidade e a da sua entrada. Pergunte também se houve adaptação e guarde a resposta por escrito.</p>
<table>
<caption>O que muda conforme a data do contrato [IDA-01, IDA-05, IDA-06, IDA-07, IDA-08, IDA-10, POR-01]</caption>
<thead>
<tr><th scope="col">Contrato</th><th scope="col">Aumento por idade</th><th scope="col">Portabilidade</th></tr>
</thead>
<tbody>
<tr><th scope="row">Antes de 1999, não adaptado</th><td>Só se previsto no contrato, conforme as normas e com percentual razoável (STJ, Tema 952); depois dos 60, veja abaixo o caso no STF</td><td>Não</td></tr>
<tr><th scope="row">Antes de 1999, adaptado</th><td>Peça à operadora a tabela do contrato adaptado</td><td>Sim, com as demais condições</td></tr>
<tr><th scope="row">De 1999 a 2003</th><td>Só com faixas e percentuais no contrato inicial; proibido a quem tem mais de 60 anos e mais de 10 anos de plano; veja também o caso no STF</td><td>Sim, com as demais condições</td></tr>
<tr><th scope="row">De 2004 em diante</th><td>Dez faixas; a última começa aos 59 anos, e a idade não encarece o plano a partir dos 60</td><td>Sim, com as demais condições</td></tr>
</tbody>
</table>

<h2>O que falta no contrato antigo</h2>
<p>Sem adaptação, o contrato anterior à lei fica fora de várias regras: [IDA-12, POR-01, CAN-05]</p>
<ul>
<li><strong>Coberturas.</strong> Leia a lista do que o contrato cobre e do que exclui. As coberturas da lei vêm com a adaptação (Lei 9.656/1998, art. 35). [IDA-12]</li>
<li><strong>Portabilidade.</strong> Ela exige contrato posterior a 1º de janeiro de 1999 ou adaptado (RN 438/2018 da ANS). [POR-01]</li>
<li><strong>Atraso no pagamento.</strong> A regra de aviso e de duas mensalidades em aberto vale para contratos de 1999 em diante ou adaptados (RN 593/2023 da ANS). No seu, leia a cláusula sobre atraso. Veja também <a href="/blog/atrasei-a-mensalidade">atrasei a mensalidade</a>. [CAN-03, CAN-05]</li>
</ul>
<p>Nem por isso o contrato antigo é sempre pior. Há os que têm boa rede e mensalidade baixa para a idade. Compare antes de mexer.</p>

<h2>Adaptar</h2>
<p>Adaptar é manter o contrato e trazê-lo para as regras da lei. A operadora não pode impor a adaptação, e não há nova carência (Lei 9.656/1998, art. 35). No plano coletivo, quem contratou foi a entidade, a empresa ou o órgão: pergunte também a eles. [IDA-12, CON-02, CON-03]</p>
<p>Antes de assinar, peça à operadora:</p>
<ul>
<li>o valor da nova mensalidade, para cada pessoa;</li>
<li>a tabela de faixas de idade do contrato adaptado;</li>
<li>a lista do que passa a ser coberto;</li>
<li>o mês e o critério do reajuste;</li>
<li>a rede do contrato adaptado, para ver se é a mesma.</li>
</ul>

<h2>Migrar</h2>
<p>Migrar é deixar o contrato antigo e assinar outro. Na mesma operadora, segundo a Súmula Normativa 21/2011 da ANS, você não cumpre de novo as carências já cumpridas. [CAR-09]</p>
<p>Em outra operadora, sem portabilidade, o plano novo pode ter carências. Os limites da lei são 24 horas para urgência e emergência, 300 dias para parto a termo e 180 dias nos demais casos. Para doença que você já sabe ter, pode haver <a href="/blog/doenca-preexistente">cobertura parcial</a> por até 24 meses (RN 558/2022 da ANS). Não cancele o contrato antigo enquanto esses prazos correm. [CAR-01, CAR-02, CAR-03, PRE-03]</p>
<p>O contrato novo tem dez faixas. A última custa no máximo seis vezes a primeira, e a variação da 7ª à 10ª faixa não supera a da 1ª à 7ª (RN 563/2022 da ANS, art. 3º). Quem tem 59 anos ou mais entra direto na última. Explicamos em <a href="/blog/faixas-etarias-da-ans">faixas etárias</a>. [IDA-01, IDA-02, IDA-03]</p>
<p>Ninguém pode ser recusado num plano por causa da idade (Lei 9.656/1998, art. 14). [CON-13]</p>

<h2>Aumento por idade: o que está em aberto no STF</h2>
<p>O Estatuto da Pessoa Idosa proíbe cobrar valores diferentes por idade de quem tem 60 anos ou mais (Lei 10.741/2003, art. 15). A discussão é se isso alcança contratos assinados antes de 2004, quando a mudança de faixa ocorre depois. [IDA-05, IDA-08]</p>
<aside>
<p><strong>Contrato anterior a 2004</strong></p>
<p>Em 8 de outubro de 2025 o STF formou maioria, por 7 a 2, para proibir o aumento por idade a quem chegou aos 60 também nos contratos antigos (Tema 381). O resultado não foi proclamado: espera o julgamento da ADC 90, interrompido em 5 de novembro de 2025. Última conferência nossa: 15 de novembro de 2026. Se o seu boleto subiu por idade depois dos 60, guarde o aviso e procure orientação jurídica. [IDA-08, IDA-09]</p>
</aside>
<p>Enquanto o caso está aberto, há outras regras. No contrato de 1999 em diante ou adaptado, a lei já proíbe esse aumento a quem tem mais de 60 anos e mais de 10 anos de plano (Lei 9.656/1998, art. 15). O STJ só aceita o reajuste por faixa previsto no contrato, conforme as normas e com percentual razoável (Tema 952). A tese vale também para os coletivos (Tema 1.016). [IDA-07, IDA-10, IDA-11]</p>
<p>O reajuste anual é outra coisa e continua. Não deixe de pagar o boleto enquanto discute.</p>

<h2>Novos dependentes</h2>
<p>O contrato que não se adapta é pessoal. Nele só entram o novo cônjuge e os filhos (Lei 9.656/1998, art. 35). Para incluir outro parente, veja a adaptação ou um plano separado. O caso mais comum está em <a href="/blog/plano-para-os-pais">plano para os pais</a>. [IDA-12]</p>

<h2>Portabilidade a partir de contrato antigo</h2>
<p>No contrato anterior a 1999, a ordem é adaptar primeiro e portar depois. A primeira portabilidade exige 2 anos no plano de origem, ou 3 se houve cobertura parcial temporária, com mensalidades em dia. Em regra, o plano novo deve estar em faixa de preço igual ou inferior (RN 438/2018, art. 3º). Pergunte à operadora de que dia conta esse tempo no contrato adaptado. Os passos estão em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-01, POR-02, POR-04]</p>
`,
} as const satisfies Article
